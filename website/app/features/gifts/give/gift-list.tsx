import type { Gift } from '@gevel/contract/gifts'
import { articleHref, href } from '@gevel/contract/hrefs'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { revokeForm } from './gift-forms.ts'

interface GiftListProps {
  gifts: readonly Gift[]
  failure: FormFailure | undefined
}

/** The gifts of the reader, newest first: those that open their article with the link. */
export function GiftList({ gifts, failure }: GiftListProps) {
  if (gifts.length === 0)
    return (
      <EmptyState title="U gaf nog geen artikel cadeau">
        Onder elk artikel voor abonnees staat ‘Geef dit artikel cadeau’.
      </EmptyState>
    )
  return (
    <section className="stack" aria-labelledby="gegeven">
      <Lintel id="gegeven" title="Gegeven" />
      <ul className="gifts__list">
        {gifts.map((gift) => (
          <li key={gift.id}>
            <GivenArticle gift={gift} failure={failure?.entries.id === String(gift.id) ? failure : undefined} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function GivenArticle({ gift, failure }: { gift: Gift; failure: FormFailure | undefined }) {
  const { origin } = usePageContext()
  const { id, article, code } = gift
  const address = code && `${origin}${href('/cadeau')}?code=${encodeURIComponent(code)}`
  return (
    <>
      <h3 className="text-lg">
        {article ? (
          <Link className="link" href={articleHref(article)}>
            {article.title}
          </Link>
        ) : (
          'Dit artikel is er niet meer'
        )}
      </h3>
      <p className="hint">{aboutGift(gift)}</p>
      {address && (
        <div className="gifts__link">
          <label className="vh" htmlFor={`cadeau-${id}`}>
            Link naar het artikel
          </label>
          <input className="input" id={`cadeau-${id}`} type="text" readOnly value={address} />
          <ShareButton title={article?.title ?? ''} url={address} />
          <Form schema={revokeForm} values={{ id: String(id) }} failure={failure} className="plain">
            <Field name="id" />
            <button type="submit" className="btn btn--quiet" aria-label={`Trek in: ${article?.title ?? 'cadeau'}`}>
              Trek in
            </button>
          </Form>
        </div>
      )}
    </>
  )
}

function aboutGift({ givenAt, validUntil, revokedAt, code, opened }: Gift): string {
  const given = `Gegeven op ${longDate(givenAt)}`
  const times = opened === 0 ? 'nog niet geopend' : opened === 1 ? 'één keer geopend' : `${opened} keer geopend`
  if (revokedAt) return `${given}, ingetrokken op ${longDate(revokedAt)}, ${times}.`
  return code ? `${given}, te lezen tot en met ${longDate(validUntil)}, ${times}.` : `${given}, verlopen, ${times}.`
}
