import { CalledLink } from "../parts/Ids";

interface Props {
  readonly uid: string;
  readonly name: string;
}

/** A listener's name as the rota has it, as a link to their page. */
export const PersonIn = ({ uid, name }: Props) => <CalledLink uid={uid} {...(name !== "" && { name })} />;
