import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { IfMay } from '../parts/if-may.tsx'
import { useMay } from '../api/me.ts'
import { stockMessages } from './messages.ts'

/** Receiving, counting and moving, as far as a person may. `isSecond`: the screen has a main button of its own. */
export function StockActions({ isSecond = false }: { isSecond?: boolean }) {
  const texts = useMessages(stockMessages)
  const may = useMay()
  const navigate = useNavigate()
  return (
    <>
      {may('catalogue:manage') ? (
        <>
          <Button kind="ghost" small onClick={() => void navigate('/stock/count')}>
            {texts.count}
          </Button>
          <Button kind="ghost" small onClick={() => void navigate('/stock/transfer')}>
            {texts.transfer}
          </Button>
        </>
      ) : null}
      <IfMay permission="stock:receive">
        <Button
          kind={isSecond ? 'ghost' : 'primary'}
          small
          onClick={() => void navigate('/stock/receive')}
        >
          {texts.receive}
        </Button>
      </IfMay>
    </>
  )
}
