/** Labels of filters by fields that no schema describes. */
const labels: Readonly<Record<string, string>> = {
  createdAt: 'Gemaakt op',
  updatedAt: 'Gewijzigd op',
  createdBy: 'Gemaakt door',
  updatedBy: 'Gewijzigd door',
}

/** The name of a filter in a list of documents. */
export function filterLabel(field: string, label = ''): string {
  return labels[field] ?? label
}
