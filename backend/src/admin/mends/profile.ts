import type { Mend } from './mend'

/** The form of one's own profile appears with the profile: what is typed in an empty form was replaced by it. */
export const profile: Mend = {
  file: 'admin/dist/admin/admin/src/pages/ProfilePage.mjs',
  changes: [{ from: '    if (isLoading) {', to: '    if (isLoading || !user) {' }],
}
