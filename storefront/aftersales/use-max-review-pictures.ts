import { useQuery } from '@tanstack/react-query'
import { maxPictures } from '#domain/aftersales/max-pictures.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { publicApi } from '../session/session.ts'

/** Pictures that a review may have, as the shop is set; at most five (spec §5). */
export function useMaxReviewPictures(): number {
  const locale = useLocale()
  const { data } = useQuery(
    {
      queryKey: ['limits'],
      queryFn: async () => (await publicApi(locale)('GET /configuration/latest')).limits,
      staleTime: 5 * 60_000,
    },
    queryClient(),
  )
  return data?.review_images ?? maxPictures
}
