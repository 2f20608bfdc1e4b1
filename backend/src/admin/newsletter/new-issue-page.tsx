import { newsletterNames } from '@gevel/contract/newsletter'
import { Typography } from '@strapi/design-system'
import { BackButton, Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { BlockChoice } from '../../features/newsletter/issues/block-choices'
import { CreateForm } from '../kit/create/create-form'
import { useCreate } from '../kit/create/use-create'
import { ChoicePicker } from './choice-picker'
import { NEWSLETTER } from './newsletter-words'

/** `/nieuwsbrieven/nieuw` in the admin: begins an issue, which is filled with what is new, or a mail about one article. */
export default function NewIssuePage() {
  const [article, setArticle] = useState<BlockChoice>()
  const form = useCreate(
    { list: 'general', kind: 'issue' },
    {
      path: NEWSLETTER,
      failed: 'De nieuwsbrief is niet begonnen. Probeer het opnieuw.',
      pageOf: (id) => `/nieuwsbrieven/${id}`,
      bodyOf: ({ list, kind }) => ({ list, article: kind === 'breaking' ? (article?.id ?? 0) : null }),
    },
  )
  const isBreaking = form.answers.kind === 'breaking'
  return (
    <>
      <Page.Title>Begin een nieuwsbrief</Page.Title>
      <Layouts.Header
        title="Begin een nieuwsbrief"
        subtitle="Gevuld met wat sinds de vorige is verschenen, of over één artikel"
        navigationAction={<BackButton fallback="/nieuwsbrieven" />}
      />
      <Layouts.Content>
        <CreateForm
          {...form}
          sections={[
            {
              title: 'Nieuwsbrief',
              fields: [
                {
                  ...{ name: 'list', label: 'Welke nieuwsbrief', isRequired: true },
                  kind: { options: Object.entries(newsletterNames) },
                },
                {
                  ...{ name: 'kind', label: 'Waarmee', isRequired: true },
                  kind: {
                    options: [
                      ['issue', 'Met wat nieuw is sinds de vorige'],
                      ['breaking', 'Met één dringend artikel'],
                    ],
                  },
                },
              ],
            },
          ]}
          submit="Begin"
        >
          {isBreaking && (
            <>
              <Typography tag="p" fontWeight="bold" role="status">
                {article ? `Gekozen: ${article.title}` : 'Kies een artikel.'}
              </Typography>
              <ChoicePicker type="article" label="Over welk artikel" onChoose={setArticle} />
            </>
          )}
        </CreateForm>
      </Layouts.Content>
    </>
  )
}
