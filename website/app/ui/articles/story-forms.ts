import type { ArticleForm } from '@gevel/contract/references'
import type { AnyIconName } from '../more-icons.tsx'

interface StoryForm {
  /** of a story */
  className: string
  icon?: AnyIconName
  /** in a list of headlines, which have no label */
  name?: string
}

/** How lists mark each form of an article: news is the plain one. */
export const STORY_FORMS: Readonly<Record<ArticleForm, StoryForm>> = {
  news: { className: '' },
  interview: { className: '', icon: 'quote', name: 'Interview' },
  opinion: { className: 'story--opinion', icon: 'quote', name: 'Opinie' },
  reportage: { className: '', icon: 'camera', name: 'Reportage' },
  figures: { className: '', icon: 'chart', name: 'Cijfers' },
  recall: { className: '', icon: 'wrong', name: 'Terugroepactie' },
}
