import { useFetchClient } from '@strapi/strapi/admin'
import type { showOwnSecondFactor } from '../../../features/editors/second-factor/own-second-factor'
import type { SetUp } from '../../../features/editors/second-factor/set-up'
import { useAdminData } from '../../kit/data/use-admin-data'

type SecondFactorState = Awaited<ReturnType<typeof showOwnSecondFactor>>
type Values = Record<string, string>

const path = '/admin/site/editors/me/second-factor'

/** The second factor of the logged-in editor and its actions; `factor` is undefined while it loads. */
export function useSecondFactor() {
  const { post } = useFetchClient()
  const { data: factor, error, reload: load } = useAdminData<SecondFactorState>(path)
  const begin = async ({ password }: Values) => (await post<SetUp>(path, { password })).data
  const recoveryCodes = async (step: 'confirm' | 'recovery-codes', values: Values) => {
    const { data } = await post<{ recoveryCodes: string[] }>(`${path}/${step}`, values)
    return data.recoveryCodes
  }
  const turnOff = async (values: Values) => {
    await post(`${path}/off`, values)
    await load()
  }
  return { factor, hasFailed: error !== undefined, load, begin, recoveryCodes, turnOff }
}
