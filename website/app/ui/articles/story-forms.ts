import type { ArticleForm } from '@gevel/contract/references'
import type { IconName } from '../icon.tsx'

/** How a list marks each form of an article, beside its label: news is the plain one. */
export const STORY_FORMS: Readonly<Record<ArticleForm, { className: string; icon?: IconName }>> = {
  news: { className: '' },
  interview: { className: '', icon: 'quote' },
  opinion: { className: 'story--opinion', icon: 'quote' },
  reportage: { className: '', icon: 'camera' },
  figures: { className: '', icon: 'chart' },
  recall: { className: 'story--recall', icon: 'wrong' },
}
