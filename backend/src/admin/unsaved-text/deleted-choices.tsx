import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { useNavigate, useParams } from 'react-router-dom'
import { transferText } from './transfer-text'

/** Beside the buttons of a form whose document was deleted elsewhere: save its text as a new document. */
export function DeletedChoices() {
  const { slug, collectionType } = useParams()
  const navigate = useNavigate()
  const values = useForm('DeletedChoices', (form) => form.values)

  const createFromText = () => {
    const fields = Object.entries(values).filter(([name]) => name !== 'id' && name !== 'documentId')
    transferText(undefined, {}, Object.fromEntries(fields))
    navigate(`/content-manager/${collectionType}/${slug}/create`)
  }

  return (
    <Box background="danger100" hasRadius padding={3} width="100%" role="alert">
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography tag="p" variant="pi" textColor="danger700">
          Dit stuk is intussen verwijderd. Uw tekst blijft hier staan.
          {collectionType === 'collection-types' &&
            ' U kunt er een nieuw stuk van maken; kies daarin de koppelingen opnieuw.'}
        </Typography>
        {collectionType === 'collection-types' && (
          <Button variant="danger-light" onClick={createFromText}>
            Nieuw stuk maken
          </Button>
        )}
      </Flex>
    </Box>
  )
}
