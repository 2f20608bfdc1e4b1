import type { Edition } from '@gevel/contract/editions'
import type { Subject, SubjectKind } from '@gevel/contract/following'
import { authorHref, href, partnerHref, tagHref } from '@gevel/contract/hrefs'
import { Link } from '../../ui/links/link.tsx'
import { FollowButton } from '../reading-list/reading-list-button.tsx'
import { useAccountView } from './account-view.tsx'

const GROUPS = [
  ['tag', 'Onderwerpen'],
  ['author', 'Auteurs'],
  ['company', 'Bedrijven'],
  ['series', 'Bijeenkomsten'],
] as const satisfies [SubjectKind, string][]

/** Everything a reader follows, by kind, each with a button to stop. */
export function FollowedSubjects({ subjects, isOpen }: { subjects: readonly Subject[]; isOpen: boolean }) {
  const { edition } = useAccountView().account
  return (
    <details className="fold" open={isOpen}>
      <summary>Wat u volgt ({subjects.length})</summary>
      {GROUPS.map(([kind, title]) => {
        const group = subjects.filter((subject) => subject.kind === kind)
        return group.length === 0 ? null : (
          <section key={kind} className="mt-5" aria-labelledby={`volgt-${kind}`}>
            <h3 id={`volgt-${kind}`}>{title}</h3>
            <ul className="rows">
              {group.map((subject) => (
                <li key={subject.key}>
                  <Link className="link" href={subjectHref(subject, edition)}>
                    {subject.name}
                  </Link>
                  <FollowButton kind={kind} subject={subject.key} name={subject.name} isFollowed />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </details>
  )
}

/** @param edition that the reader prefers: a tag has a page in each */
function subjectHref(subject: Subject, edition: Edition): string {
  switch (subject.kind) {
    case 'tag':
      return tagHref(subject.name, edition)
    case 'author':
      return authorHref({ slug: subject.key })
    case 'company':
      return partnerHref({ kind: subject.companyKind, link: subject.link })
    case 'series':
      return href(`/${subject.key}`)
  }
}
