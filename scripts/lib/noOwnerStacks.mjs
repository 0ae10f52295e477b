import * as React from 'react';

// React's development make keeps with each of the first ten thousand elements of a second where in the code it was made, to be told with a warning: that
// took a tenth of the time of these tests. Warnings name their components without it.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
