import type { Patch } from './patch.ts'

/** Strapi's password forms require a capital and a digit; the backend checks the length (decision 021). */
export const passwordRules: Patch = {
  file: 'admin/dist/admin/admin/src/pages/Settings/pages/Users/utils/validation.mjs',
  changes: [
    { from: 'return /[a-z]/.test(value);', to: 'return true;' },
    { from: 'return /[A-Z]/.test(value);', to: 'return true;' },
    { from: 'return /\\d/.test(value);', to: 'return true;' },
  ],
}
