// What the views use of React's API, over Preact: its own bridge brings much more, and every page pays for it.
export { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
export { useLayoutEffect as useInsertionEffect } from 'preact/hooks';
export { createElement, Fragment } from './createElement.ts';
export { memo } from './memo.ts';
