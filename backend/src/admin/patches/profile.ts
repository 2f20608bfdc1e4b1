import type { Patch } from './patch.ts'

/** The profile form is rendered once the profile has loaded: the load overwrote text typed in the empty form. */
export const profile: Patch = {
  file: 'admin/dist/admin/admin/src/pages/ProfilePage.mjs',
  changes: [{ from: '    if (isLoading) {', to: '    if (isLoading || !user) {' }],
}
