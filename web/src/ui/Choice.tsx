import { useId } from "react";

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly help: string;
  /** The words of each value, in the order in which they are offered. */
  readonly options: Readonly<Record<V, string>>;
  readonly value: V;
  readonly disabled: boolean;
  readonly onChoose: (value: V) => void;
}

/** One of a few, chosen as soon as it is touched. */
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
