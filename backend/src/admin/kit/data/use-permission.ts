import { useRBAC } from '@strapi/strapi/admin'

/** Whether the editor has a permission (`definePermission`); false while that is being loaded. */
export function usePermission({ required }: { required: { action: string; subject: null }[] }): boolean {
  const { isLoading, allowedActions } = useRBAC(required)
  return !isLoading && Object.values(allowedActions).some(Boolean)
}
