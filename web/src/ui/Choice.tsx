import { useId } from "react";

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly help: string;
  /** The label of each value, in order. */
  readonly options: Readonly<Record<V, string>>;
  readonly value: V;
  readonly disabled: boolean;
  readonly onChoose: (value: V) => void;
}

/** A choice of one of a few values, applied as soon as it is pressed. */
export function Choice<V extends string>({ label, help, options, value, disabled, onChoose }: ChoiceProps<V>) {
  const id = useId();
  const isValue = (name: string): name is V => Object.hasOwn(options, name);
  const values = Object.keys(options).filter(isValue);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-help`} className="field__help">
        {help}
      </p>
      <select
        id={id}
        className="field__input"
        aria-describedby={`${id}-help`}
        value={value}
        disabled={disabled}
        onChange={({ target }) => isValue(target.value) && onChoose(target.value)}
      >
        {values.map((name) => (
          <option key={name} value={name}>
            {options[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
