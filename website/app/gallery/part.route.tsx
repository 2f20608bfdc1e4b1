import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageNotFound } from '../routing/not-found.ts'
import { styleSheets } from '../routing/routes/style-sheets.ts'
import inputStyles from '../styles/forms/rare-inputs.css?url'
import wizardStyles from '../styles/forms/wizard.css?url'
import { gallery } from './gallery.ts'

export const links = styleSheets(inputStyles, wizardStyles)

export function loader({ params, url }: LoaderFunctionArgs) {
  const part = gallery.find(({ slug }) => slug === params.slug)
  if (!part) pageNotFound(url)
  return { slug: part.slug }
}

/** All states of one component, each with its name. */
export default function PartRoute() {
  const shown = useLoaderData<typeof loader>()
  const part = gallery.find(({ slug }) => slug === shown.slug)
  if (!part) return null
  return (
    <main id="inhoud" className="wrap stack-lg">
      <title>{part.title}</title>
      <h1>{part.title}</h1>
      {part.states.map(({ name, view }) => (
        <section key={name} aria-label={name} className="stack">
          <h2 className="text-lg">{name}</h2>
          {view}
        </section>
      ))}
    </main>
  )
}
