import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { emptyDraft, type AuthDraft, type AuthField } from './auth-draft.ts'
import { useAuthMessages } from './auth-messages.ts'
import { fieldId } from './form-status.tsx'
import type { AuthForm } from './use-auth-form.ts'

interface InputsProps {
  form: AuthForm
  draft?: AuthDraft | undefined
}

function useProblem(form: AuthForm, field: AuthField): string | undefined {
  const messages = useAuthMessages()
  const problem = form.problems[field]
  return problem && messages[problem]
}

interface ContactInputsProps extends InputsProps {
  legend: string
  /** True if the contact is a sign-in name, so that password managers recognise it. */
  isLogin: boolean
}

/** Email or phone; CSS shows the chosen one, so that it works without JavaScript. */
export function ContactInputs({ form, draft = emptyDraft, legend, isLogin }: ContactInputsProps) {
  const messages = useAuthMessages()
  const emailProblem = useProblem(form, 'email')
  return (
    <>
      <fieldset className="contact-by">
        <legend className="sr-only">{legend}</legend>
        {(['EMAIL', 'PHONE'] as const).map((type) => (
          <label key={type}>
            <input
              type="radio"
              name="type"
              value={type}
              defaultChecked={draft.type === type}
              className="sr-only"
            />
            <span>{type === 'EMAIL' ? messages.byEmail : messages.byPhone}</span>
          </label>
        ))}
      </fieldset>
      <TextInput
        className="by-email"
        id={fieldId('email')}
        label={messages.email}
        hint={emailProblem ? messages.emailHint : undefined}
        name="email"
        type="email"
        inputMode="email"
        autoComplete={isLogin ? 'username' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        aria-required="true"
        defaultValue={draft.email}
        error={emailProblem}
      />
      <PhoneInputs form={form} draft={draft} />
    </>
  )
}

/** Area code and number. */
export function PhoneInputs({ form, draft = emptyDraft }: InputsProps) {
  const messages = useAuthMessages()
  const phoneProblem = useProblem(form, 'phone')
  return (
    <div className="by-phone">
      <TextInput
        id={fieldId('area_code')}
        label={messages.areaCode}
        name="area_code"
        start="+"
        inputMode="numeric"
        autoComplete="tel-country-code"
        maxLength={6}
        aria-required="true"
        defaultValue={draft.area_code}
        error={useProblem(form, 'area_code')}
      />
      <TextInput
        id={fieldId('phone')}
        label={messages.phone}
        hint={phoneProblem ? messages.phoneHint : undefined}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        aria-required="true"
        defaultValue={draft.phone}
        error={phoneProblem}
      />
    </div>
  )
}

export function KnownPassword({ form }: InputsProps) {
  const messages = useAuthMessages()
  const error = useProblem(form, 'password')
  const isFormat = form.problems.password === 'invalidPassword'
  return (
    <PasswordInput
      id={fieldId('password')}
      label={messages.password}
      hint={isFormat ? messages.passwordRule : undefined}
      name="password"
      autoComplete="current-password"
      aria-required="true"
      error={error}
      showLabel={messages.showPassword}
      hideLabel={messages.hidePassword}
    />
  )
}

/** Shows the password rule before anything is typed. */
export function NewPassword({ form, label }: InputsProps & { label?: string }) {
  const messages = useAuthMessages()
  return (
    <PasswordInput
      id={fieldId('password')}
      label={label ?? messages.password}
      hint={messages.passwordRule}
      name="password"
      autoComplete="new-password"
      aria-required="true"
      error={useProblem(form, 'password')}
      showLabel={messages.showPassword}
      hideLabel={messages.hidePassword}
    />
  )
}

export function UsernameInput({ draft = emptyDraft }: Omit<InputsProps, 'form'>) {
  const messages = useAuthMessages()
  return (
    <TextInput
      id={fieldId('username')}
      label={messages.username}
      note={messages.optional}
      name="username"
      autoComplete="name"
      maxLength={60}
      defaultValue={draft.username}
    />
  )
}

/** Six or twelve digits, typed, pasted with spaces, or filled in by the phone. */
export function CodeInput({ form }: InputsProps) {
  const messages = useAuthMessages()
  return (
    <TextInput
      id={fieldId('code')}
      label={messages.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={24}
      aria-required="true"
      error={useProblem(form, 'code')}
    />
  )
}
