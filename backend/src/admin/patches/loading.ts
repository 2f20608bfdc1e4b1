import type { Patch } from './patch.ts'

/** Retries the admin's reads over a bad connection: without this a page stays empty or incomplete. */
export const reads: Patch = {
  file: 'admin/dist/admin/admin/src/services/api.mjs',
  imports: { '../loading/repeat-reads': 'isRetryable, pauseBeforeRepeat' },
  changes: [
    { from: 'import { createApi }', to: 'import { createApi, retry }' },
    {
      from: 'baseQuery: fetchBaseQuery(),',
      to: 'baseQuery: retry(fetchBaseQuery(), { retryCondition: isRetryable, backoff: pauseBeforeRepeat }),',
    },
  ],
}

/**
 * Renders nothing before the editor's permissions are loaded: the content manager treated missing ones as none, and
 * redirected for good to its page without permission.
 */
export const permissions: Patch = {
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

/** The loading page says in Dutch that it is loading, and why when that takes long. */
export const loadingPage: Patch = {
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
