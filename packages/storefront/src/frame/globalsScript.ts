import { scriptJson } from '../html/scriptJson.ts';

/** The object of scripts that fill in templates for a product in several makes. */
const FILLS_TEMPLATES = 'wc_add_to_cart_variation_params';

/**
 * `wp.template` as they know it, in a page where no script may make another out of a text, as theirs does. Whatever sets its own in the
 * place of this one would fail at the first choice, so that it cannot.
 */
const WP_TEMPLATE = `(function(wp){
function text(value){return value===undefined||value===null?'':String(value)}
function escaped(value){var box=document.createElement('p');box.textContent=value;return box.innerHTML.replace(/"/g,'&quot;').replace(/'/g,'&#39;')}
function template(id){return function(data){return document.getElementById('tmpl-'+id).textContent.trim().replace(/\\{\\{(\\{?)\\s*data\\.([\\w.]+)\\s*\\}\\}\\}?/g,function(_,raw,path){
var value=text(path.split('.').reduce(function(from,key){return from===undefined||from===null?from:from[key]},data));
return raw?value:escaped(value)})}}
Object.defineProperty(wp,'template',{get:function(){return template},set:function(){},enumerable:true,configurable:true})
})(window.wp=window.wp||{});`;

/** The inline script that gives existing scripts their settings: exactly this text is what a policy has to allow by its hash. */
export const globalsScript = (globals: Readonly<Record<string, unknown>>): string =>
  [
    ...Object.entries(globals).map(([name, value]) => `window[${scriptJson(name)}]=${scriptJson(value)};`),
    ...(FILLS_TEMPLATES in globals ? [WP_TEMPLATE] : []),
  ].join('\n');
