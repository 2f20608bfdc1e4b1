import { BackButton, Layouts, Page } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { useAdminData } from '../data/use-admin-data'
import { LoadFailed } from '../list/load-failed'

interface CreatePageProps<Data> {
  title: string
  subtitle: string
  /** the list that it leads back to */
  back: string
  /** of what its form needs */
  path: string
  failed?: string
  children: (data: Data) => ReactNode
}

/** The screen of a new row: its title and form, and what stands in place of the form while its choices load. */
export function CreatePage<Data>({ title, subtitle, back, path, failed, children }: CreatePageProps<Data>) {
  const { data, error, reload } = useAdminData<Data>(path, { ...(failed && { failed }), reloadsOnFocus: false })
  return (
    <>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={subtitle} navigationAction={<BackButton fallback={back} />} />
      <Layouts.Content>
        {data ? children(data) : error ? <LoadFailed message={error} onRetry={reload} /> : <Page.Loading />}
      </Layouts.Content>
    </>
  )
}
