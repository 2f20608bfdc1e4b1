import type { Mend } from './mend'

/** Reads of the admin are repeated over a bad line: without this a page stays empty, or says too little. */
export const reads: Mend = {
  file: 'admin/dist/admin/admin/src/services/api.mjs',
  imports: { '../loading/repeat-reads': 'isWorthRepeating, pauseBeforeRepeat' },
  changes: [
    { from: 'import { createApi }', to: 'import { createApi, retry }' },
    {
      from: 'baseQuery: fetchBaseQuery(),',
      to: 'baseQuery: retry(fetchBaseQuery(), { retryCondition: isWorthRepeating, backoff: pauseBeforeRepeat }),',
    },
  ],
}

/**
 * Nothing is shown before the editor's permissions are known: the content manager took those that had not arrived for none, and went
 * to its page without permission for good.
 */
export const permissions: Mend = {
  file: 'admin/dist/admin/admin/src/layouts/AuthenticatedLayout.mjs',
  changes: [
    {
      from: `    const userInfo = useAuth('AuthenticatedApp', (state)=>state.user);`,
      to: `    const userInfo = useAuth('AuthenticatedApp', (state)=>state.user);
    const isLoadingAuth = useAuth('AuthenticatedApp', (state)=>state.isLoading);`,
    },
    {
      from: 'if (isLoadingMenu || isLoadingAppInfo) {',
      to: 'if (isLoadingMenu || isLoadingAppInfo || isLoadingAuth) {',
    },
  ],
}

/** The page that is loading says so in Dutch, and what goes on when that takes long. */
export const loadingPage: Mend = {
  file: 'admin/dist/admin/admin/src/components/PageHelpers.mjs',
  imports: { '../loading/slow-loading': 'SlowLoading' },
  changes: [
    { from: `children = 'Loading content.' }`, to: `children = 'Laden …' }` },
    {
      from: `            height: "100%",
            justifyContent: "center",
            children: /*#__PURE__*/ jsx(Loader, {
                children: children
            })`,
      to: `            height: "100%",
            justifyContent: "center",
            direction: "column",
            gap: 4,
            padding: 4,
            children: [jsx(Loader, { key: "loader", children: children }), jsx(SlowLoading, { key: "slow" })]`,
    },
  ],
}
