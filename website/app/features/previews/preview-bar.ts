import { hydratedPart } from '../../ui/lazy/hydrated-part.ts'

/** Above a preview: that it is one, and how long its link works. Loaded only in previews. */
export const PreviewBar = hydratedPart(async () => (await import('./preview-notice.tsx')).default, '.preview-bar')
