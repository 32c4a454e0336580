import { useController, useFormContext } from 'react-hook-form'
import { withIncluded, withoutPermission, type Permission } from '#domain/staff/permissions.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Fieldset } from '#ui/field.tsx'
import { useMessages } from '../language/messages.ts'
import { permissionMessages } from '../api/permission-names.ts'
import { roleGroupNames, roleGroups, rolePresetNames, rolePresets } from './role-groups.ts'
import { roleMessages } from './role-messages.ts'

interface PermissionsFieldProps {
  /** Offers a beginning. */
  isNew: boolean
}

/** Permissions of a role; ticking shows at once what comes with it. */
export function PermissionsField({ isNew }: PermissionsFieldProps) {
  const texts = useMessages(roleMessages)
  const { names } = useMessages(permissionMessages)
  const { field } = useController({
    control: useFormContext<{ permissions: Permission[] }>().control,
    name: 'permissions',
  })
  const chosen = field.value
  const tick = (name: Permission, isTicked: boolean) =>
    field.onChange(isTicked ? withIncluded([...chosen, name]) : withoutPermission(chosen, name))
  return (
    <>
      <p className="text-ink-2">{texts.hint}</p>
      {isNew ? (
        <Fieldset legend={texts.begin}>
          <div className="flex flex-wrap gap-2">
            {rolePresetNames.map((preset) => (
              <Button
                key={preset}
                kind="ghost"
                small
                onClick={() => field.onChange([...rolePresets[preset]])}
              >
                {texts.presets[preset]}
              </Button>
            ))}
          </div>
        </Fieldset>
      ) : null}
      {roleGroupNames.map((group) => (
        <Fieldset key={group} legend={texts.groups[group]}>
          {roleGroups[group].map((name) => (
            <Checkbox
              key={name}
              label={names[name]}
              hint={texts.sees[name]}
              checked={chosen.includes(name)}
              onBlur={field.onBlur}
              onChange={({ currentTarget }) => tick(name, currentTarget.checked)}
            />
          ))}
        </Fieldset>
      ))}
    </>
  )
}
