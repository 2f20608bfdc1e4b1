import { Box, Flex, Typography } from '@strapi/design-system'
import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  /** beside the title: a count, a link, a button */
  extra?: ReactNode
  children: ReactNode
}

/** A part of a detail page. */
export function Panel({ title, extra, children }: PanelProps) {
  const id = useId()
  return (
    <Box tag="section" aria-labelledby={id} background="neutral0" hasRadius shadow="tableShadow" padding={5}>
      <Flex justifyContent="space-between" alignItems="baseline" wrap="wrap" gap={3} paddingBottom={4}>
        <Typography tag="h2" variant="delta" fontWeight="bold" id={id}>
          {title}
        </Typography>
        {extra}
      </Flex>
      {children}
    </Box>
  )
}
