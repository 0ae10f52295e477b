import { FileTrigger } from 'react-aria-components';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { ACCEPTED } from './mediaFile.ts';

interface UploadButtonProps {
  readonly look?: 'strong' | 'plain';
  readonly onFiles: (files: readonly File[]) => void;
}

export const UploadButton = ({ look = 'plain', onFiles }: UploadButtonProps) => (
  <FileTrigger allowsMultiple acceptedFileTypes={ACCEPTED} onSelect={(files) => onFiles([...(files ?? [])])}>
    <OperationAction id="upload" look={look} />
  </FileTrigger>
);
