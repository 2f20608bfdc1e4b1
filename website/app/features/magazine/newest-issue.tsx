import { magazineHref } from '@gevel/contract/hrefs'
import type { Magazine } from '@gevel/contract/magazines'
import { Link } from '../../ui/links/link.tsx'
import { Contents } from './contents.tsx'
import { Cover } from './cover.tsx'
import { ReadLink } from './read-link.tsx'

/** How many lines of its contents an issue shows before it is opened. */
const PREVIEW = 5

/** The newest issue, large, at the top of the shelf. */
export function NewestIssue({ magazine }: { magazine: Magazine }) {
  const { number, month, year, title, contents } = magazine
  return (
    <section className="columns pb-4" aria-labelledby="nieuwste">
      <div className="md:col-span-5 lg:col-span-4">
        <div className="max-w-80">
          <Cover magazine={magazine} sizes="20rem" priority />
        </div>
      </div>
      <div className="stack md:col-span-7 lg:col-span-8">
        <p className="kicker">
          Nu verschenen: nummer {number}, {month} {year}
        </p>
        <h1 className="max-w-[8.4em] text-4xl" id="nieuwste">
          {title}
        </h1>
        <Contents magazine={magazine} contents={contents.slice(0, PREVIEW)} />
        <div className="btn-row">
          <ReadLink className="btn btn--submit" magazine={magazine} />
          <Link className={magazine.pdf ? 'btn btn--quiet' : 'btn btn--primary'} href={magazineHref(magazine)}>
            Inhoud van dit nummer
          </Link>
        </div>
      </div>
    </section>
  )
}
