import { Button, EmptyStateLayout } from '@strapi/design-system'

/** In place of a list that could not be loaded. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry: () => Promise<void> }) {
  return (
    <EmptyStateLayout
      content={message}
      action={
        <Button variant="secondary" onClick={() => void onRetry()}>
          Opnieuw proberen
        </Button>
      }
    />
  )
}
