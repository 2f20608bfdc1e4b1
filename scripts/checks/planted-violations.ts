interface PlantedImport {
  file: string
  imports: string
}

/** A violation of each import rule: the files that break it, and their imports. */
export const plantedViolations: Record<string, readonly PlantedImport[]> = {
  'the-pages-of-a-feature-and-their-parts-are-its-own': [
    { file: 'website/app/features/events/card.tsx', imports: 'website/app/features/articles/inner.route.tsx' },
    { file: 'website/app/features/events/card.tsx', imports: 'website/app/features/articles/page/parts/part.ts' },
    { file: 'website/app/chrome/header.tsx', imports: 'website/app/features/articles/inner.route.tsx' },
  ],
  'a-folder-of-the-website-imports-only-those-before-it': [
    {
      file: 'website/app/features/events/list.tsx',
      imports: 'website/app/chrome/menu.ts',
    },
    {
      file: 'website/app/features/redirects/redirect.ts',
      imports: 'website/app/features/articles/articles.ts',
    },
    { file: 'website/app/ui/picture.tsx', imports: 'website/app/content/client.ts' },
  ],
  'a-feature-of-the-website-that-is-not-listed-knows-no-program': [
    { file: 'website/app/features/brand-new/view.tsx', imports: 'website/app/chrome/menu.ts' },
  ],
  'a-feature-of-the-website-that-others-use-is-listed': [
    { file: 'website/app/features/tags/list.tsx', imports: 'website/app/features/brand-new/view.ts' },
  ],
  'every-folder-of-the-website-is-listed': [
    { file: 'website/app/session/user.ts', imports: 'website/app/brand-new/part.ts' },
  ],
  'folders-of-the-website-form-no-cycle': [
    { file: 'website/server/pages/page.ts', imports: 'website/server/http/answer.ts' },
    { file: 'website/server/http/header.ts', imports: 'website/server/pages/cache.ts' },
  ],
  'the-app-does-not-know-its-server': [
    { file: 'website/app/routing/params.ts', imports: 'website/server/requests/address.ts' },
  ],
  'the-website-stands-alone': [{ file: 'website/server/start.ts', imports: 'backend/src/platform/jobs/job.ts' }],
  'the-server-does-not-know-the-features': [
    {
      file: 'website/server/main.ts',
      imports: 'website/app/features/articles/articles.ts',
    },
  ],
  'the-runtime-stands-alone': [{ file: 'runtime/src/networks.ts', imports: 'contract/src/pages.ts' }],
  'the-contract-stands-alone': [{ file: 'contract/src/pages.ts', imports: 'website/app/content/client.ts' }],
  'no-circles': [{ file: 'website/app/content/one.ts', imports: 'website/app/content/one.ts' }],
  'a-layer-of-the-backend-imports-only-lower-ones': [
    { file: 'backend/src/platform/limits/limit.ts', imports: 'backend/src/content/documents/document.ts' },
    { file: 'backend/src/content/tags/tag.ts', imports: 'backend/src/features/search/search.ts' },
    { file: 'backend/src/features/push/push.ts', imports: 'backend/src/api/tag/routes/tag.ts' },
  ],
  'every-folder-of-the-backend-is-in-a-layer': [
    { file: 'backend/src/features/comments/comment.ts', imports: 'backend/src/brand-new/part.ts' },
  ],
  'a-folder-of-the-backend-does-not-build-on-its-subfolders': [
    { file: 'backend/src/features/accounts/profile.ts', imports: 'backend/src/features/accounts/sessions/session.ts' },
  ],
  'subfolders-of-the-backend-form-no-cycle': [
    { file: 'backend/src/features/accounts/names/name.ts', imports: 'backend/src/features/accounts/proof/proof.ts' },
    { file: 'backend/src/features/accounts/proof/link.ts', imports: 'backend/src/features/accounts/names/site.ts' },
  ],
  'the-backend-does-not-know-its-admin': [
    { file: 'backend/src/platform/roles/role.ts', imports: 'backend/src/admin/permission.ts' },
  ],
}
