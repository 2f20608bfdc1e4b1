interface Plant {
  file: string
  imports: string
}

/** A violation of each import rule: the files that break it, and what each of them imports. */
export const plantedViolations: Record<string, readonly Plant[]> = {
  'a-feature-shows-others-only-its-public-file': [
    {
      file: 'website/app/features/events/card.tsx',
      imports: 'website/app/features/articles/inner.ts',
    },
  ],
  'what-frames-features-uses-only-their-public-file': [
    {
      file: 'website/app/chrome/header.tsx',
      imports: 'website/app/features/articles/inner.ts',
    },
  ],
  'a-feature-builds-on-what-lies-below-it': [
    {
      file: 'website/app/features/events/list.tsx',
      imports: 'website/app/chrome/menu.ts',
    },
  ],
  'nothing-below-features-imports-upward': [
    {
      file: 'website/app/forms/field.tsx',
      imports: 'website/app/features/articles/public.ts',
    },
  ],
  'ui-only-draws': [{ file: 'website/app/ui/picture.tsx', imports: 'website/app/content/client.ts' }],
  'the-server-does-not-know-the-features': [
    {
      file: 'website/server/main.ts',
      imports: 'website/app/features/articles/public.ts',
    },
  ],
  'the-contract-stands-alone': [{ file: 'contract/src/pages.ts', imports: 'website/app/content/client.ts' }],
  'no-circles': [{ file: 'website/app/content/one.ts', imports: 'website/app/content/one.ts' }],
  'a-folder-of-the-backend-imports-only-those-before-it': [
    { file: 'backend/src/limits/limit.ts', imports: 'backend/src/accounts/account.ts' },
  ],
  'every-folder-of-the-backend-is-listed': [
    { file: 'backend/src/comments/comment.ts', imports: 'backend/src/brand-new/part.ts' },
  ],
  'a-folder-of-the-backend-does-not-build-on-its-subfolders': [
    { file: 'backend/src/accounts/profile.ts', imports: 'backend/src/accounts/sessions/session.ts' },
  ],
  'subfolders-of-the-backend-form-no-cycle': [
    { file: 'backend/src/accounts/names/name.ts', imports: 'backend/src/accounts/proof/proof.ts' },
    { file: 'backend/src/accounts/proof/link.ts', imports: 'backend/src/accounts/names/site.ts' },
  ],
  'the-backend-does-not-know-its-admin': [
    { file: 'backend/src/roles/role.ts', imports: 'backend/src/admin/permission.ts' },
  ],
}
