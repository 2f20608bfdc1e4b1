import { articleHref } from '@gevel/contract/hrefs'
import type { MarkedRef } from '@gevel/contract/references'
import { Link } from '../links/link.tsx'
import { AccessKey } from './access-key.tsx'
import { Kicker } from './kicker.tsx'
import { STORY_FORMS } from './story-forms.ts'

interface HeadlineLinkProps {
  article: MarkedRef
  className?: string
}

/** An article in a list of headlines: the name of its form, unless it is news, its link, and who may read it. */
export function HeadlineLink({ article, className }: HeadlineLinkProps) {
  const { form, title, access, edition } = article
  const { name } = STORY_FORMS[form]
  return (
    <>
      {name && (
        <>
          <Kicker form={form} label={name} />{' '}
        </>
      )}
      <Link href={articleHref(article)} className={className} prefetch>
        {title}
      </Link>{' '}
      <AccessKey access={access} edition={edition} />
    </>
  )
}
