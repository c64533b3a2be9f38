import {
  useId,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from "react";
import { hidePassword, showPassword } from "@messages/forms";

interface Words {
  readonly label: string;
  readonly help?: string | undefined;
  /** The error, in the user's language. */
  readonly error?: string | undefined;
}

interface Ids {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

function Field({
  label,
  help,
  error,
  given,
  children,
}: Words & { readonly given: string | undefined; readonly children: (ids: Ids) => ReactNode }) {
  const made = useId();
  const id = given ?? made;
  const described = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className="field__help">
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="field__error">
          {error}
        </p>
      )}
      {children({
        id,
        "aria-describedby": described === "" ? undefined : described,
        "aria-invalid": error === undefined ? undefined : true,
      })}
    </div>
  );
}

type TextFieldProps = Words & InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> };

/** A line of text: label above, then help, error and field. */
export const TextField = ({ label, help, error, id, ...input }: TextFieldProps) => (
  <Field label={label} help={help} error={error} given={id}>
    {(ids) => <input className="field__input" {...input} {...ids} />}
  </Field>
);

/** A password that can be shown. */
export function PasswordField({ label, help, error, id, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} help={help} error={error} given={id}>
      {(ids) => (
        <div className="field__password">
          <input
            className="field__input"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...ids}
            type={shown ? "text" : "password"}
          />
          <button
            type="button"
            className="field__peek"
            aria-pressed={shown}
            aria-controls={ids.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? hidePassword : showPassword}
          </button>
        </div>
      )}
    </Field>
  );
}

type TextAreaProps = Words & TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly ref?: Ref<HTMLTextAreaElement> };

export const TextArea = ({ label, help, error, id, ...input }: TextAreaProps) => (
  <Field label={label} help={help} error={error} given={id}>
    {(ids) => <textarea className="field__input field__input--area" rows={4} {...input} {...ids} />}
  </Field>
);

/** A choice of one of a few, as a list. */
export const Select = ({ label, help, error, id, ...select }: Words & SelectHTMLAttributes<HTMLSelectElement>) => (
  <Field label={label} help={help} error={error} given={id}>
    {(ids) => <select className="field__input" {...select} {...ids} />}
  </Field>
);

interface SwitchProps {
  readonly label: string;
  readonly help?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

/** A switch that takes effect as soon as it is pressed. */
export function Switch({ label, help, on, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="switch">
      <label className="switch__label">
        <input
          type="checkbox"
          role="switch"
          className="switch__input"
          checked={on}
          aria-checked={on}
          disabled={disabled}
          aria-describedby={help === undefined ? undefined : id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {help !== undefined && (
        <p id={id} className="switch__help">
          {help}
        </p>
      )}
    </div>
  );
}

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  readonly label: string;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A checkbox that is saved with the rest of its form. */
export const Checkbox = ({ label, ...input }: CheckboxProps) => (
  <label className="checkbox">
    <input type="checkbox" className="checkbox__input" {...input} />
    <span>{label}</span>
  </label>
);
