import { useSearchParams } from 'react-router-dom'

/** The parameters in the URL of the screen, by the names that the backend has for them too. */
const PARAMETERS = ['periode', 'van', 'tot', 'vergelijking', 'editie'] as const

export type ReportParameters = Readonly<Partial<Record<(typeof PARAMETERS)[number], string>>>

/** What the screen shows is in its URL, so that it can be linked and the browser's history has each step. */
export function useReportParameters() {
  const [inUrl, setInUrl] = useSearchParams()
  const parameters: ReportParameters = Object.fromEntries(
    PARAMETERS.flatMap((name) => {
      const value = inUrl.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const setParameters = (change: ReportParameters) => {
    const next = new URLSearchParams(inUrl)
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setInUrl(next)
  }
  return { parameters, setParameters, query: new URLSearchParams(parameters).toString() }
}
