import type { ArticleForm } from '@gevel/contract/references'
import { AnyIcon } from '../more-icons.tsx'
import { STORY_FORMS } from './story-forms.ts'

/** The label above a headline, with the icon of the article's form; that of a recall stands out in every list. */
export function Kicker({ form, label }: { form: ArticleForm; label: string }) {
  const { icon } = STORY_FORMS[form]
  return (
    <span className={form === 'recall' ? 'kicker kicker--live' : 'kicker'}>
      {icon && <AnyIcon name={icon} />}
      {label}
    </span>
  )
}
