import { CalledLink } from "../parts/Ids";

interface Props {
  readonly uid: string;
  readonly name: string;
}

/** A listener by the name that the rota has of them, as the way to their page. */
export const PersonIn = ({ uid, name }: Props) => <CalledLink uid={uid} {...(name !== "" && { name })} />;
