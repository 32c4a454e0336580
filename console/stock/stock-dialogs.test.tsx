import { test } from 'vitest'
import { setPreorder } from '#contract/staff/products.ts'
import { adjust, listStock, setLowStock } from '#contract/staff/stock.ts'
import { expectFields, firstExample, type DialogCase } from '#test/console-dialogs.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import { LowStockDialog } from './low-stock-dialog.tsx'
import { stockMessages } from './messages.ts'
import { PreorderDialog } from './preorder-dialog.tsx'

const texts = stockMessages.en
const line = firstExample(listStock)
const shown = { line, onClose() {} }

const dialogs: DialogCase[] = [
  {
    title: texts.adjustTitle(line.sku),
    dialog: <AdjustDialog {...shown} />,
    call: adjust,
    fields: { warehouse_id: texts.in, change: texts.changeBy, reason: texts.why2 },
  },
  {
    title: texts.lowTitle(line.sku),
    dialog: <LowStockDialog {...shown} />,
    call: setLowStock,
    fields: { low_at: texts.lowFrom },
  },
  {
    title: texts.preorderTitle(line.sku),
    dialog: <PreorderDialog {...shown} />,
    call: setPreorder,
    fields: { max_qty: texts.preorderMax, expected_on: texts.preorderExpected },
  },
]

test.each(dialogs)('“$title” asks for what its call takes, each under its label', expectFields)
