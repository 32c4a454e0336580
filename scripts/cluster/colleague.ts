import { createClient, type ApiClient } from '#contract/client.ts'
import type { StaffApi } from '#contract/staff-endpoints.ts'
import { owner, type Cluster } from './open-cluster.ts'
import { patientSender, type FailedRequest } from './requests.ts'

export type Colleague = ApiClient<StaffApi>

/** The owner, signed in at the edge as everyone else. */
export async function signInOwner({ url }: Cluster, failed: FailedRequest[]): Promise<Colleague> {
  const options = { base: `${url}/api/staff`, locale: 'en', send: patientSender(failed) } as const
  const { token } = await createClient<StaffApi>(options)('POST /auth/login', { body: owner })
  return createClient<StaffApi>({ ...options, token: () => token })
}
