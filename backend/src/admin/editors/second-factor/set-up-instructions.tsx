import { Box, Flex, Typography } from '@strapi/design-system'
import type { SetUp } from '../../../features/editors/second-factor/set-up'

/** How to add the secret to an app: a QR code to scan, and a key to type where scanning is not possible. */
export function SetUpInstructions({ setUp: { qr, key } }: { setUp: SetUp }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="p">
        Scan deze code met een app voor inlogcodes op uw telefoon, zoals Google Authenticator, Microsoft Authenticator,
        1Password of Bitwarden. Vul daarna de code van zes cijfers in die de app laat zien.
      </Typography>
      <Flex justifyContent="center">
        {/* black on white in dark mode too: cameras need it */}
        <Box padding={3} hasRadius style={{ background: '#fff' }}>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt="QR-code met de sleutel"
            width="200"
            height="200"
          />
        </Box>
      </Flex>
      <div>
        <Typography tag="p">Lukt scannen niet? Typ dan deze sleutel in de app:</Typography>
        <Typography tag="p" fontWeight="bold" style={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {key}
        </Typography>
      </div>
    </Flex>
  )
}
