import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { callStaff } from '../api/staff-api.ts'
import { useSessionState } from '../api/session.ts'
import { isPushOwner, readBrowserPush, subscriptionBody } from './push.ts'

const browserKey = ['browser-push']

/** What this browser itself knows of pushes. */
export function useBrowserPush() {
  return useQuery({ queryKey: browserKey, queryFn: readBrowserPush, staleTime: 0 })
}

export function useRefreshBrowserPush() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: browserKey })
}

/** Opens what a pressed notification is about, and binds this browser's pushes to this session. */
export function usePushes(staffId: string): void {
  const navigate = useNavigate()
  const isSignedIn = useSessionState() === 'signed-in'
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const open = ({ data }: MessageEvent<{ open?: unknown }>) => {
      if (typeof data.open === 'string') void navigate(data.open)
    }
    navigator.serviceWorker.addEventListener('message', open)
    return () => navigator.serviceWorker.removeEventListener('message', open)
  }, [navigate])
  useQuery({
    queryKey: ['bound-push', staffId],
    queryFn: bindSubscription,
    // Again after each sign-in, also over the page.
    enabled: isSignedIn && isPushOwner(staffId),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Pushes end with the session in which they were last bound. */
async function bindSubscription() {
  const { subscription } = await readBrowserPush()
  if (!subscription) return null
  return callStaff('POST /auth/push-subscriptions', { body: subscriptionBody(subscription) })
}
