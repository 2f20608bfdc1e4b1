import { Flex, Grid, Typography } from '@strapi/design-system'
import { BackButton, Layouts, Page } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import type { AdminData } from '../data/use-admin-data'
import { LoadFailed } from '../list/load-failed'
import { useScreen } from '../screen/use-screen'

interface DetailPageProps<Data> {
  loaded: AdminData<Data>
  title: (data: Data) => string
  /** its state */
  tag: (data: Data) => ReactNode
  /** number, day and what else names the row */
  subtitle: (data: Data) => string
  /** panels: facts, texts, tables, the timeline */
  children: (data: Data) => ReactNode
  /** the panel with the actions, beside the others; on a phone above them */
  aside?: (data: Data) => ReactNode
}

/** The screen of one row of a list, with the way back to the list as it was filtered. */
export function DetailPage<Data>({ loaded, title, tag, subtitle, children, aside }: DetailPageProps<Data>) {
  const screen = useScreen()
  const { data, error, isCurrent, reload } = loaded
  if (!data || !isCurrent) {
    if (!error) return <Page.Loading />
    return (
      <>
        <Layouts.Header title={screen.title} navigationAction={<BackButton fallback={screen.home} />} />
        <Layouts.Content>
          <LoadFailed message={error} onRetry={reload} />
        </Layouts.Content>
      </>
    )
  }
  return (
    <>
      <Page.Title>{`${title(data)}, ${screen.title}`}</Page.Title>
      <Layouts.Header
        title={title(data)}
        subtitle={
          <Flex gap={2} wrap="wrap">
            {tag(data)}
            <Typography textColor="neutral600">{subtitle(data)}</Typography>
          </Flex>
        }
        navigationAction={<BackButton fallback={screen.home} />}
      />
      <Layouts.Content>
        <Grid.Root gap={5} paddingBottom={8}>
          {aside && (
            <Grid.Item col={3} s={12} xs={12} order={{ initial: 0, large: 1 }} alignItems="flex-start">
              <Flex direction="column" alignItems="stretch" gap={5} width="100%">
                {aside(data)}
              </Flex>
            </Grid.Item>
          )}
          <Grid.Item col={aside ? 9 : 12} s={12} xs={12} alignItems="flex-start">
            <Flex direction="column" alignItems="stretch" gap={5} width="100%" minWidth={0}>
              {error && <LoadFailed message={error} onRetry={reload} />}
              {children(data)}
            </Flex>
          </Grid.Item>
        </Grid.Root>
      </Layouts.Content>
    </>
  )
}
