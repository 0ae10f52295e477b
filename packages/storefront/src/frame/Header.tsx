import type { FrameView, HeaderView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Brand } from './Brand.tsx';
import { AccountLink, CartLink, CompareLink, WishlistLink } from './HeaderTools.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchTool } from './SearchTool.tsx';
import { Whole } from './Whole.tsx';

/** Wide and narrow pages have columns of their own, both there at once: what scripts update exists twice. */
export function Header({ frame }: { frame: FrameView }): ReactElement {
  const { counts } = frame;
  const hasForm = frame.header.search === 'form';
  if (frame.isClosed) return <ClosedHeader frame={frame} />;
  return (
    <header className={headerClasses(frame.header)} {...stickySettings(frame.header)}>
      <div className="whb-main-header">
        <div
          className={`whb-row whb-general-header ${frame.header.sticky === 'real' ? 'whb-sticky-row' : 'whb-not-sticky-row'} whb-with-bg whb-color-dark`}
        >
          <div className="wrap whb-flex-row">
            <div className="whb-column whb-col-left whb-visible-lg">
              <Brand frame={frame} />
            </div>
            <div className="whb-column whb-col-center whb-visible-lg">
              {hasForm && <SearchForm frame={frame} place="wide" />}
            </div>
            <div className="whb-column whb-col-right whb-visible-lg">
              {!hasForm && <SearchTool frame={frame} place="wide" />}
              <AccountLink isLoggedIn={frame.isLoggedIn} />
              <WishlistLink counts={counts} />
              <CompareLink counts={counts} hasDropdown={frame.header.compareDropdown} />
              <CartLink counts={counts} hasSubtotal />
            </div>
            <div className="whb-column whb-mobile-left whb-hidden-lg">
              <MobileMenu frame={frame} />
            </div>
            <div className="whb-column whb-mobile-center whb-hidden-lg">
              <Brand frame={frame} />
            </div>
            <div className="whb-column whb-mobile-right whb-hidden-lg">
              {!hasForm && <SearchTool frame={frame} place="narrow" />}
              <WishlistLink counts={counts} />
              <CompareLink counts={counts} />
              <CartLink counts={counts} />
            </div>
          </div>
        </div>
        <div
          className={`whb-row whb-header-bottom whb-not-sticky-row whb-with-bg whb-color-dark${hasForm ? '' : ' whb-hidden-mobile'}`}
        >
          <div className="wrap whb-flex-row">
            <div className="whb-column whb-col-left whb-visible-lg">
              <MainMenu frame={frame} />
            </div>
            {hasForm && (
              <div className="whb-column whb-mobile-center whb-hidden-lg">
                <SearchForm frame={frame} place="narrow" />
              </div>
            )}
          </div>
        </div>
      </div>
      <Whole />
    </header>
  );
}

/** How far below it links within a page lead, by the name that builders of pages have for it. */
const stickySettings = ({ anchorOffset }: HeaderView): object =>
  anchorOffset > 0 ? { 'data-settings': JSON.stringify({ sticky_anchor_link_offset: anchorOffset }) } : {};

/** A script reads from these how it stays with the page. */
function headerClasses({ sticky, scroll, hideOnScroll }: HeaderView): string {
  const names = ['whb-header', 'whb-header_vitrine', 'only-whole'];
  if (sticky !== 'none') names.push(`whb-sticky-${sticky}`, `whb-scroll-${scroll}`, 'whb-sticky-shadow');
  if (sticky !== 'none' && hideOnScroll) names.push('whb-hide-on-scroll');
  return names.join(' ');
}

function ClosedHeader({ frame }: { frame: FrameView }): ReactElement {
  return (
    <header className="whb-header whb-header_vitrine only-whole">
      <div className="whb-row whb-general-header whb-closed">
        <div className="wrap whb-flex-row">
          <div className="whb-column">
            <Brand frame={frame} />
          </div>
          <div className="whb-column">
            <AccountLink isLoggedIn={frame.isLoggedIn} />
          </div>
        </div>
      </div>
      <Whole />
    </header>
  );
}
