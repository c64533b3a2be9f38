import { Checkbox } from "../../ui/form/Field";

interface Props {
  readonly id?: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export const Check = ({ onChange, ...rest }: Props) => (
  <Checkbox {...rest} onChange={({ target }) => onChange(target.checked)} />
);
