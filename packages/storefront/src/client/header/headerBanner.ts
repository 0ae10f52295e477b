import Cookies from 'js-cookie';
import { BANNER_DAYS } from '../limits.ts';
import { focusHeader } from '../page/focusHeader.ts';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';

/** The line above the header, until it is closed; another version of it is shown again. */
export const headerBanner: Part = {
  start(banner) {
    const settings = pageObject('woodmart_settings');
    const version = banner.dataset['version'] ?? settings?.header_banner_version ?? '1';
    banner.querySelector('.close-header-banner')?.addEventListener('click', () => {
      Cookies.set(`woodmart_tb_banner_${version}`, 'closed', {
        expires: Number(settings?.banner_version_cookie_expires) || BANNER_DAYS,
        path: settings?.cookie_path ?? '/',
        secure: settings?.cookie_secure_param === '1',
        sameSite: 'lax',
      });
      banner.hidden = true;
      focusHeader();
    });
  },
};
