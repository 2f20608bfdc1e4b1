/** A violation of each import rule: the file that breaks it, and what that file imports. */
export const plantedViolations: Record<string, { file: string; imports: string }> = {
  'a-feature-shows-others-only-its-public-file': {
    file: 'website/app/features/events/card.tsx',
    imports: 'website/app/features/articles/inner.ts',
  },
  'what-frames-features-uses-only-their-public-file': {
    file: 'website/app/chrome/header.tsx',
    imports: 'website/app/features/articles/inner.ts',
  },
  'a-feature-builds-on-what-lies-below-it': {
    file: 'website/app/features/events/list.tsx',
    imports: 'website/app/chrome/menu.ts',
  },
  'nothing-below-features-imports-upward': {
    file: 'website/app/forms/field.tsx',
    imports: 'website/app/features/articles/public.ts',
  },
  'ui-only-draws': { file: 'website/app/ui/picture.tsx', imports: 'website/app/content/client.ts' },
  'the-server-does-not-know-the-features': {
    file: 'website/server/main.ts',
    imports: 'website/app/features/articles/public.ts',
  },
  'the-contract-stands-alone': { file: 'contract/src/pages.ts', imports: 'website/app/content/client.ts' },
  'no-circles': { file: 'website/app/content/one.ts', imports: 'website/app/content/one.ts' },
}
