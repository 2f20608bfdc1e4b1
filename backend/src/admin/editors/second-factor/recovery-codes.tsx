import { Box, Button, Flex, Grid, Typography } from '@strapi/design-system'
import { useEffect, useRef } from 'react'

interface RecoveryCodesProps {
  codes: string[]
  /** label of the button to continue */
  label: string
  onDone: () => void
}

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, label, onDone }: RecoveryCodesProps) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="p" ref={text} tabIndex={-1}>
        Bewaar deze codes op een veilige plek, bijvoorbeeld in een wachtwoordkluis of op papier. Elke code werkt één
        keer, in plaats van de code uit de app. U ziet ze alleen nu.
      </Typography>
      <Box background="neutral100" hasRadius padding={4}>
        <Grid.Root tag="ul" gap={2} aria-label="Herstelcodes">
          {codes.map((code) => (
            <Grid.Item tag="li" key={code} col={6} xs={12}>
              <Typography style={{ fontFamily: 'monospace' }}>{code}</Typography>
            </Grid.Item>
          ))}
        </Grid.Root>
      </Box>
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}>
          Kopiëren
        </Button>
        <Button onClick={onDone}>{label}</Button>
      </Flex>
    </Flex>
  )
}
