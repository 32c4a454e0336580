import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { useMay } from '../session/me.ts'
import { stockMessages } from './messages.ts'

/** Anyone receives a delivery; counting and moving are the manager's. */
export function StockActions() {
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
      <Button small onClick={() => void navigate('/stock/receive')}>
        {texts.receive}
      </Button>
    </>
  )
}
