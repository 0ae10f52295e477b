import type { ReactElement } from 'react';
import { ShopWindow } from './ShopWindow.tsx';

const parts = [
  {
    name: 'The engine',
    state: 'First frame works',
    text: 'Plays layered, animated modules on any web page: hero sliders, carousels and modals.',
  },
  {
    name: 'The page builder',
    state: 'Being built',
    text: 'Renders page documents to HTML and CSS, and brings their widgets to life.',
  },
  {
    name: 'The shop',
    state: 'Being built',
    text: 'Catalogue, cart and orders with a React storefront, and an editor for all of it.',
  },
];

/** What Vitrine is, and honestly how far it has come. */
export function HomePage(): ReactElement {
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <div>
            <p className="eyebrow">Engine, page builder and shop in one</p>
            <h1>A shop window for the web</h1>
            <p className="lead">
              Vitrine shows what you make at its best: animated modules, whole pages and a shop that fit
              together, painted by the server before any script has run.
            </p>
            <a className="button" href="/modules">
              See the modules
            </a>
          </div>
          <ShopWindow />
        </div>
      </section>
      <section className="block">
        <div className="wrap">
          <h2>Three parts that fit together</h2>
          <ul className="parts">
            {parts.map(({ name, state, text }) => (
              <li key={name}>
                <span className="state">{state}</span>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="block today">
        <div className="wrap">
          <div>
            <h2>What is here today</h2>
            <p className="lead">Little, and that little for real. The rest is on its way.</p>
          </div>
          <ul>
            <li>The module model: reads existing module files, with all their defaults and screen sizes.</li>
            <li>The first frame: every module appears at once, laid out by CSS alone.</li>
            <li>
              <a href="/modules">A list of modules</a> to look at, each on a page of its own.
            </li>
          </ul>
        </div>
      </section>
    </>
  );
}
