import { TextButton } from '@strapi/design-system'

const FEW = 10
const MANY = 100

interface MoreRowsProps {
  hasMore: boolean
  rows: number
  onRows: (rows: number) => void
}

/** Shows more rows of a list, or fewer again. The file has all of them. */
export function MoreRows({ hasMore, rows, onRows }: MoreRowsProps) {
  if (rows === MANY) return <TextButton onClick={() => onRows(FEW)}>Toon minder</TextButton>
  return hasMore ? <TextButton onClick={() => onRows(MANY)}>Toon er honderd</TextButton> : null
}
