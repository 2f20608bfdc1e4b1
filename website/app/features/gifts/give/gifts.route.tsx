import { giftEndpoints } from '@gevel/contract/endpoints/gifts'
import { giftDays, giftsAMonth } from '@gevel/contract/gifts'
import { href } from '@gevel/contract/hrefs'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { doneNotice } from '../../../routing/done-notice.ts'
import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { idParamSchema } from '../../../routing/urls/params.ts'
import { useVisit } from '../../../routing/use-visit.ts'
import styles from '../../../styles/features/gifts.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { findArticle } from '../../articles/articles.server.ts'
import type { Route } from './+types/gifts.route.ts'
import { giveForm } from './gift-forms.ts'
import { GiftList } from './gift-list.tsx'
import { actOnGifts } from './give.server.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(styles)

export async function loader(args: Route.LoaderArgs) {
  const { request, url } = args
  const id = idParamSchema.safeParse(url.searchParams.get('artikel')).data
  const [{ data: gifts }, article] = await load(
    args,
    Promise.all([callEndpoint(request, giftEndpoints.list), id === undefined ? null : findArticle(request, id)]),
  )
  const chosen = article && { id: article.id, title: article.title, isLocked: article.locked }
  return { gifts, chosen, sending: crypto.randomUUID(), done: doneNotice(url) }
}

export function action(args: Route.ActionArgs) {
  return actOnGifts(args)
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

/** `/account/cadeaus`: the articles that a subscriber gave, and the one that it gives now. */
export default function GiftsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { gifts, chosen, sending, done } = loaderData
  const failure = failureIn(useActionResult(actionData))
  const visit = useVisit()
  return (
    <div className="wrap gifts">
      <PageMeta title="Artikelen cadeau" description={null} path={href('/account/cadeaus')} noindex />
      <Breadcrumbs above={[{ label: 'Mijn account', href: href('/account') }]} here="Artikelen cadeau" />
      <header className="page-head">
        <h1>Artikelen cadeau</h1>
        <p>
          Als abonnee geeft u {giftsAMonth} artikelen per maand cadeau. Wie de link heeft, leest het artikel {giftDays}{' '}
          dagen helemaal, zonder account. Deze maand {leftSentence(gifts.left)}.
        </p>
      </header>
      <div className="stack gap-6">
        {done && !failure && (
          <Notice key={visit} title={done.title} takesFocus>
            {done.text}
          </Notice>
        )}
        {chosen && (
          <section className="stack" aria-labelledby="geven">
            <h2 id="geven" className="text-xl">
              {chosen.title}
            </h2>
            <Form key={sending} schema={giveForm} values={{ articleId: String(chosen.id), sending }} failure={failure}>
              <Field name="articleId" />
              <Field name="sending" />
              <div className="btn-row">
                <Submit>Maak een cadeaulink</Submit>
              </div>
            </Form>
          </section>
        )}
        <GiftList gifts={gifts.gifts} failure={failure} />
      </div>
    </div>
  )
}

function leftSentence(left: number): string {
  if (left === 0) return 'hebt u er geen meer over'
  return left === 1 ? 'kunt u er nog één geven' : `kunt u er nog ${left} geven`
}
