import { forwardRef, useState } from 'react'
import { IconButton } from '../button/IconButton'
import { EyeIcon, EyeOffIcon } from '../icons/laterIcons'
import { TextInput, type TextInputProps } from './TextInput'

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'trailing'> {
  /** Names of the button that shows and hides what was typed. */
  showLabel: string
  hideLabel: string
}

/** A password, with a button to look at it. It never shows by itself. */
export const PasswordInput = /* @__PURE__ */ forwardRef<HTMLInputElement, PasswordInputProps>(
  function PasswordInput({ showLabel, hideLabel, ...rest }, ref) {
    const [shown, setShown] = useState(false)
    return (
      <TextInput
        ref={ref}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        trailing={
          <IconButton
            size="small"
            label={shown ? hideLabel : showLabel}
            icon={shown ? <EyeOffIcon /> : <EyeIcon />}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        }
      />
    )
  },
)
